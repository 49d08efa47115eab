/** In development the page hydrates immediately, since scripts load the styles. */
import { hydrate } from '../src/client.tsx';
import { keepPageOffline } from '../src/hydration/offline.ts';

keepPageOffline(() => undefined);
await hydrate({ paths: [], spent: 0 });
