const NODE = /^node:/;
const NEST = /^(@nestjs\/|reflect-metadata$|rxjs)/;

/**
 * Which project may know which, and which packages from outside each may use. The tags in the package.json files say the
 * same to Nx; the packages from outside and the way into an app are judged here.
 */
export const importLaw = {
  kernel: { libs: [], external: [NODE, /^decimal\.js$/] },
  vocabulary: { libs: [], external: [] },
  configuration: { libs: ['kernel', 'vocabulary'], external: [NODE, /^zod$/] },
  calculators: { libs: ['kernel', 'vocabulary'], external: [] },
  contracts: { libs: ['kernel', 'vocabulary'], external: [/^zod$/] },
  domain: { libs: ['kernel', 'vocabulary', 'calculators'], external: [] },
  'event-store': {
    libs: ['kernel', 'vocabulary'],
    external: [NODE, /^pg$/, /^kafkajs$/, /^@kurrent\/kurrentdb-client$/],
  },
  'read-models': { libs: ['kernel', 'vocabulary', 'calculators'], external: [NODE, /^kysely$/, /^pg$/] },
  vault: {
    libs: ['kernel', 'vocabulary', 'event-store'],
    external: [NODE, /^pg$/, /^kysely$/, /^@node-rs\/argon2$/, /^@zxcvbn-ts\/language-common$/, /^otpauth$/, /^uuid$/],
  },
  integrations: {
    libs: ['kernel', 'vocabulary', 'contracts'],
    external: [NODE, /^nodemailer/, /^stripe$/, /^xero-node$/, /^intuit-oauth$/, /^openid-client$/, /^zod$/],
  },
  'test-database': { libs: ['kernel'], external: [NODE, /^pg$/] },
  sandbox: {
    libs: ['kernel', 'configuration'],
    external: [NODE, /^fastify$/, /^@fastify\//, /^smtp-server$/, /^postal-mime$/, /^uuid$/],
  },
  projectors: {
    libs: [
      'kernel',
      'vocabulary',
      'calculators',
      'configuration',
      'domain',
      'event-store',
      'read-models',
      'integrations',
      'vault',
    ],
    external: [NODE, NEST, /^pg/, /^kysely$/, /^pino$/, /^uuid$/],
  },
  api: {
    libs: [
      'kernel',
      'vocabulary',
      'calculators',
      'configuration',
      'contracts',
      'domain',
      'event-store',
      'read-models',
      'integrations',
      'vault',
    ],
    external: [
      NODE,
      NEST,
      /^fastify$/,
      /^@fastify\//,
      /^helmet$/,
      /^pg/,
      /^kysely$/,
      /^pino$/,
      /^jose$/,
      /^@simplewebauthn\/server/,
      /^zod$/,
      /^uuid$/,
      /^@node-rs\/argon2$/,
      /^swagger-ui-dist/,
      /^write-excel-file/,
      /^read-excel-file/,
      /^fflate$/,
      /^csv-parse/,
    ],
  },
  web: {
    libs: ['kernel', 'vocabulary', 'calculators', 'contracts'],
    external: [
      /^react/,
      /^@reduxjs\/toolkit/,
      /^@blueprintjs\//,
      /^@tanstack\/react-virtual$/,
      /^victory/,
      /^@fontsource-variable\//,
      /^normalize\.css/,
      /^qrcode\.react$/,
      /^@simplewebauthn\/browser$/,
      /^write-excel-file\/browser$/,
    ],
  },
};

/** What specs may use on top, wherever they are. */
export const forSpecs = {
  libs: ['test-database'],
  external: [
    NODE,
    /^fast-check$/,
    /^pg$/,
    /^kysely$/,
    /^msw/,
    /^@testing-library\//,
    /^fastify$/,
    /^zod$/,
    /^@jest\//,
    NEST,
    /^typescript$/,
    /^eslint$/,
    /^nodemailer/,
    /^postal-mime$/,
    /^smtp-server$/,
    /^supertest$/,
    /^light-my-request$/,
    /^stripe$/,
    /^xero-node$/,
    /^openid-client$/,
    /^intuit-oauth$/,
    /^ajv/,
    /^otpauth$/,
    /^read-excel-file/,
  ],
};
