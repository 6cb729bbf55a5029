// In the place of fast-check: the same library, whose properties begin with the seed of the run.
const fastCheck = require('../../../node_modules/fast-check/lib/cjs/fast-check.js');

fastCheck.configureGlobal({ ...fastCheck.readConfigureGlobal(), seed: Number(process.env.KEELSON_TEST_SEED) });

module.exports = fastCheck;
