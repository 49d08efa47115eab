import config from './eslint.config.js';

/** For `npm run nightly`: also the rules that compile components, and those that need types in tests, where they find a forgotten `await`. */
export default config.filter(({ name }) => !name?.startsWith('fast:'));
