export default { test: { environment: 'jsdom', globals: true, include: ['*.test.mjs'] } };
