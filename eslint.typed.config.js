import config from './eslint.config.js';

/** For `npm run nightly`: the rules that need types also in tests, where they find a forgotten `await`. */
export default config.filter(({ name }) => name !== 'untyped');
