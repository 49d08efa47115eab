import fc from 'fast-check';

/** The same random values in every run. The nightly run sets a new seed. */
fc.configureGlobal({ seed: Number(import.meta.env.VITE_TEST_SEED ?? 20_261_126) });
