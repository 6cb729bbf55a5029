// What jsdom answers, sooner: loaded instead of jsdom's environment for Jest.
const selectors = require('jsdom/lib/jsdom/living/helpers/selectors');
const { answeringByType } = require('./quick-selectors.cjs');

// Before jsdom is loaded as a whole, whose modules take the function out of this one; its parts need it loaded so.
selectors.matchesDontThrow = answeringByType(selectors.matchesDontThrow);
require('jsdom');
const { TestEnvironment } = require('jest-environment-jsdom');
const { implementation: Element } = require('jsdom/lib/jsdom/living/nodes/Element-impl');
const { implementation: Label } = require('jsdom/lib/jsdom/living/nodes/HTMLLabelElement-impl');
const { foundInOneWalk, keptUntilTheTreeChanges } = require('./quick-labels.cjs');
const { quickStyles } = require('./quick-styles.cjs');

const { matches } = Element.prototype;
const matchesQuickly = answeringByType((element, selector) => matches.call(element, selector));
Element.prototype.matches = function matchesSelector(selector) {
  return matchesQuickly(this, selector);
};

const { get: findControl } = Object.getOwnPropertyDescriptor(Label.prototype, 'control');
Object.defineProperty(Label.prototype, 'control', { get: keptUntilTheTreeChanges(findControl) });

for (const name of ['Button', 'Input', 'Meter', 'Output', 'Progress', 'Select', 'TextArea']) {
  const { prototype } = require(`jsdom/lib/jsdom/living/nodes/HTML${name}Element-impl`).implementation;
  const { get: labels } = Object.getOwnPropertyDescriptor(prototype, 'labels');
  Object.defineProperty(prototype, 'labels', { get: foundInOneWalk(labels) });
}

exports.QuickEnvironment = class QuickEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.getComputedStyle = quickStyles(this.global);
  }
};
