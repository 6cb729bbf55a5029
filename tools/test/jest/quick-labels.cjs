const NodeList = require('jsdom/lib/jsdom/living/generated/NodeList');
const { domSymbolTree } = require('jsdom/lib/jsdom/living/helpers/internal-constants');
const { isLabelable } = require('jsdom/lib/jsdom/living/helpers/form-controls');

const kept = new WeakMap();

/**
 * jsdom walks through the whole document for the control of a label, and asks every label for each control whose name
 * is computed. What it found is kept until something in the tree changes, which raises the version of the root.
 */
exports.keptUntilTheTreeChanges = (findControl) =>
  function control() {
    const root = this.getRootNode({});
    const found = kept.get(this);
    if (found !== undefined && found.root === root && found.version === root._version) return found.control;
    const control = findControl.call(this);
    kept.set(this, { root, version: root._version, control });
    return control;
  };

const labelsOfRoots = new WeakMap();

/**
 * jsdom walks through the whole document for the labels of each control, a hundred times for a form. One walk finds those
 * of all controls, until something in the tree changes. The list is the one that jsdom makes, and does not make again.
 */
exports.foundInOneWalk = (labels) =>
  function foundLabels() {
    if (!this._labels && isLabelable(this)) {
      const root = this.getRootNode({});
      const query = () => labelsUnder(root).get(this) ?? [];
      this._labels = NodeList.createImpl(root._globalObject, [], { element: root, query });
    }
    return labels.call(this);
  };

function labelsUnder(root) {
  const known = labelsOfRoots.get(root);
  if (known?.version === root._version) return known.byControl;
  const byControl = new Map();
  for (const label of domSymbolTree.treeIterator(root)) {
    const { control } = label;
    if (control) byControl.set(control, [...(byControl.get(control) ?? []), label]);
  }
  labelsOfRoots.set(root, { version: root._version, byControl });
  return byControl;
}
