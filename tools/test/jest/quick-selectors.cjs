const COMPOUND = /^([a-z][a-z\d-]*)(?:$|[.#:[])/i;

/** By selector, the types of element that it can match at all; undefined where that is not to be seen at a glance. */
const typesBySelector = new Map();

/**
 * jsdom asks each selector of its default sheet of each element, and a query by role some hundred selectors of each
 * candidate: most name another type of element. Those are answered without the selector engine, which otherwise takes
 * a fifth of the time of a page's tests. A selector is read only once the engine has taken it, which throws where it is
 * not one.
 */
exports.answeringByType = (match) => (element, selector) => {
  const types = typesBySelector.get(selector);
  if (types !== undefined && !types.has(element.localName.toLowerCase())) return false;
  const matched = match(element, selector);
  if (!typesBySelector.has(selector)) typesBySelector.set(selector, typesOf(selector));
  return matched;
};

function typesOf(selector) {
  if (typeof selector !== 'string') return undefined;
  const bare = selector.replaceAll(/"[\w-]*"/g, '');
  // A rule of the default sheet begins with what is no selector: nothing matches it.
  if (bare.startsWith('@')) return new Set();
  const parts = /["'(]/.test(bare) ? [bare] : bare.split(',');
  const types = parts.map((part) => typeOf(part.trim()));
  return types.includes(undefined) ? undefined : new Set(types);
}

function typeOf(part) {
  const simple = !/[,\s>+~]/.test(part);
  if (!simple && /["'(]/.test(part)) return undefined;
  return COMPOUND.exec(part.split(/[\s>+~]+/).at(-1))?.[1].toLowerCase();
}
