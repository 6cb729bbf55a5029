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
