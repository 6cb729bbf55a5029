// Runs a TypeScript file of this workspace in a process of its own: node run-typescript.cjs FILE
const { readFileSync } = require('node:fs');
const Module = require('node:module');
const { join, resolve } = require('node:path');
const { transformSync } = require('@swc/core');

const libraries = resolve(__dirname, '../../../..');
const resolveFilename = Module._resolveFilename;

Module._resolveFilename = function (request, ...rest) {
  const [, library, entry = ''] = /^@keelson\/([^/]+)(?:\/(.+))?$/.exec(request) ?? [];
  return resolveFilename.call(this, library ? join(libraries, library, 'src', entry, 'index.ts') : request, ...rest);
};

require.extensions['.ts'] = (module, filename) => {
  const { code } = transformSync(readFileSync(filename, 'utf8'), {
    filename,
    swcrc: false,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'commonjs' },
    sourceMaps: 'inline',
  });
  module._compile(code, filename);
};

// A test that is ended before it has ended what it forked leaves nothing behind.
if (process.channel) process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));

require(resolve(process.argv[2]));
