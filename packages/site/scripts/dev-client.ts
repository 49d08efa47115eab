/** In development the page wakes up at once: styles come with the scripts. */
import { hydrate } from '../src/client.tsx';
import { keepPageOffline } from '../src/hydration/offline.ts';

keepPageOffline();
await hydrate({ paths: [], spent: 0 });
