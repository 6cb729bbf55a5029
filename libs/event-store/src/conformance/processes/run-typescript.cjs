// Runs a TypeScript file of this workspace in a process of its own: node run-typescript.cjs FILE
const { createHash } = require('node:crypto');
const { mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const Module = require('node:module');
const { join, resolve } = require('node:path');

const libraries = resolve(__dirname, '../../../..');
const resolveFilename = Module._resolveFilename;

Module._resolveFilename = function (request, ...rest) {
  const [, library, entry = ''] = /^@keelson\/([^/]+)(?:\/(.+))?$/.exec(request) ?? [];
  return resolveFilename.call(this, library ? join(libraries, library, 'src', entry, 'index.ts') : request, ...rest);
};

const OPTIONS = {
  swcrc: false,
  jsc: {
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true },
    target: 'es2022',
    keepClassNames: true,
  },
  module: { type: 'commonjs' },
  sourceMaps: 'inline',
};
const kept = resolve(libraries, '../.nx/typescript');
const compiler = `${require('@swc/core/package.json').version} ${JSON.stringify(OPTIONS)}`;

require.extensions['.ts'] = (module, filename) => {
  const source = readFileSync(filename, 'utf8');
  const name = createHash('sha256').update(compiler).update(filename).update('\0').update(source).digest('hex');
  const place = join(kept, `${name}.js`);
  module._compile(read(place) ?? compile(filename, source, place), filename);
};

function read(place) {
  try {
    return readFileSync(place, 'utf8');
  } catch {
    return undefined;
  }
}

// Tests start the same files over and over: most starts load neither the compiler nor anything that changed.
function compile(filename, source, place) {
  const { code } = require('@swc/core').transformSync(source, { ...OPTIONS, filename });
  try {
    mkdirSync(kept, { recursive: true });
    writeFileSync(`${place}.${process.pid}`, code);
    renameSync(`${place}.${process.pid}`, place);
  } catch {
    // Where nothing can be kept, the next start compiles again.
  }
  return code;
}

// A test that is ended before it has ended what it forked leaves nothing behind.
if (process.channel) process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));

// The file finds its own words where it finds them when it is started without this one.
process.argv.splice(1, 1);
require(resolve(process.argv[1]));
