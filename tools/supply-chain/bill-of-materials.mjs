/** The components as a CycloneDX 1.6 document. The same lock file always gives the same bytes. */
export function billOfMaterials({ name, version, licence }, components) {
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: { type: 'application', 'bom-ref': `${name}@${version}`, name, version, licenses: licences(licence) },
    },
    components: components.map((component) => ({
      type: 'library',
      'bom-ref': addressOf(component),
      ...nameOf(component),
      version: component.version,
      scope: component.isDevelopment ? 'excluded' : 'required',
      hashes: [{ alg: 'SHA-512', content: component.sha512 }],
      licenses: licences(component.licence),
      purl: addressOf(component),
    })),
  };
}

/** One line for each component: name, version, licence, and whether it ships. */
export function licenceList(components) {
  const rows = components.map(({ name, version, licence, isDevelopment }) =>
    [name, version, licence, isDevelopment ? 'development' : 'ships'].join('\t'),
  );
  return ['package\tversion\tlicence\tuse', ...rows, ''].join('\n');
}

const licences = (licence) => (/[ ()]/.test(licence) ? [{ expression: licence }] : [{ license: { id: licence } }]);

const addressOf = ({ name, version }) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

function nameOf({ name }) {
  const [group, rest] = name.startsWith('@') ? name.split('/') : [undefined, name];
  return group === undefined ? { name: rest } : { group, name: rest };
}
