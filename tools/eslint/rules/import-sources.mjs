/** Calls `check(node, source, isTypeOnly)` for every import, re-export and dynamic import of a file. */
export function onEveryImport(check) {
  const declared = (node) => {
    if (typeof node.source?.value === 'string') check(node, node.source.value, isTypeOnly(node));
  };
  return {
    ImportDeclaration: declared,
    ExportNamedDeclaration: declared,
    ExportAllDeclaration: declared,
    ImportExpression: declared,
  };
}

function isTypeOnly(node) {
  if (node.importKind === 'type' || node.exportKind === 'type') return true;
  return (
    node.specifiers?.length > 0 &&
    node.specifiers.every((specifier) => specifier.importKind === 'type' || specifier.exportKind === 'type')
  );
}
