const { implForWrapper } = require('jsdom/lib/jsdom/living/generated/utils');
const { getDeclarationForElement, getResolvedValue } = require('jsdom/lib/jsdom/living/helpers/style-rules');

const declared = (name) => (element) => getDeclarationForElement(element).getPropertyValue(name);
const resolved = (name) => (element) => getResolvedValue(element, name);

/** What the queries of the tests ask of a style, computed as jsdom does. */
const ASKED = {
  display: declared('display'),
  opacity: declared('opacity'),
  visibility: resolved('visibility'),
  pointerEvents: resolved('pointer-events'),
};

/**
 * `getComputedStyle` of the window, which computes what it is asked for: jsdom works out fourteen properties, eleven of
 * them colours, for each element that a query by role looks at, and asks for one or two of them. What it answered is
 * kept until the document changes, by the cache that jsdom itself drops then.
 */
exports.quickStyles = function quickStyles(window) {
  const computeAll = window.getComputedStyle;
  const kept = new WeakMap();
  return function getComputedStyle(element, pseudoElement) {
    const node = implForWrapper(element);
    const simple = node?._attached === true && (pseudoElement ?? '') === '';
    if (!simple) return computeAll.call(window, element, pseudoElement);
    getDeclarationForElement(node);
    const version = node._ownerDocument._styleCache;
    if (!kept.has(version)) kept.set(version, new WeakMap());
    const styles = kept.get(version);
    if (!styles.has(node))
      styles.set(
        node,
        styleOf(node, () => computeAll.call(window, element)),
      );
    return styles.get(node);
  };
};

function styleOf(node, computeAll) {
  const values = {};
  let all;
  const whole = () => (all ??= computeAll());
  const getPropertyValue = (name) => (name in ASKED ? valueOf(name) : whole().getPropertyValue(name));
  const valueOf = (name) => (values[name] ??= ASKED[name](node));
  return new Proxy(values, {
    get(_, name) {
      if (name === 'getPropertyValue') return getPropertyValue;
      if (name in ASKED) return valueOf(name);
      const value = whole()[name];
      return typeof value === 'function' ? value.bind(whole()) : value;
    },
    has: (_, name) => name in whole(),
    getPrototypeOf: () => Object.getPrototypeOf(whole()),
  });
}
