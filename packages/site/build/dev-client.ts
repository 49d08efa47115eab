/** In development the page wakes up at once: styles come with the scripts. */
import { hydrate } from '../src/client.tsx';

await hydrate();
