import { importLaw } from './import-law.mjs';

const layer = (name) => `layer:${name}`;

/** The table of libraries as Nx wants it: by tag. Specs may use the test database, so every layer lists it. */
export const depConstraints = [
  ...Object.entries(importLaw).map(([name, { libs }]) => ({
    sourceTag: layer(name),
    onlyDependOnLibsWithTags: [layer(name), layer('test'), ...libs.map(layer)],
  })),
  { sourceTag: 'platform:browser', onlyDependOnLibsWithTags: ['platform:browser', 'platform:any'] },
];
