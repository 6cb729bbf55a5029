const { QuickEnvironment } = require('./quick-jsdom.cjs');

// jsdom has no fetch of its own, and its AbortSignal is refused by Node's fetch: the whole family comes from Node,
// and so do digests, which jsdom lacks too.
const FROM_NODE = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'AbortController',
  'AbortSignal',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'TextEncoder',
  'TextDecoder',
  'BroadcastChannel',
  'structuredClone',
];

class BrowserEnvironment extends QuickEnvironment {
  exportConditions() {
    return ['node', 'require', 'default'];
  }

  async setup() {
    await super.setup();
    for (const name of FROM_NODE) this.global[name] = globalThis[name];
    Object.defineProperty(this.global.crypto, 'subtle', { value: globalThis.crypto.subtle });
  }
}

module.exports = BrowserEnvironment;
module.exports.default = BrowserEnvironment;
