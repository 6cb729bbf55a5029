import { join } from 'node:path';
import ts from 'typescript';

/** JSON Schemas of the data of every event type and of the metadata, read from the types that the compiler checks. */
export function typeSchemas(root) {
  const catalogue = join(root, 'libs/domain/src/catalogue/event-definitions.gen.ts');
  const port = join(root, 'libs/event-store/src/port/event.ts');
  const { config } = ts.readConfigFile(join(root, 'libs/domain/tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, join(root, 'libs/domain'));
  const program = ts.createProgram([catalogue, port], options);
  const checker = program.getTypeChecker();
  const exported = (file, name) => {
    const symbols = checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(file)));
    return checker.getDeclaredTypeOfSymbol(symbols.find((each) => each.name === name));
  };
  const property = (type, name) => checker.getTypeOfSymbol(type.getProperty(name));
  const data = new Map();
  for (const event of exported(catalogue, 'CatalogueEvent').types) {
    const named = property(event, 'type');
    for (const { value } of named.isUnion() ? named.types : [named])
      data.set(value, schemaOf(checker, property(event, 'data')));
  }
  return { data, metadata: schemaOf(checker, exported(port, 'EventMetadata')) };
}

const PRIMITIVES = [
  [ts.TypeFlags.StringLike & ~ts.TypeFlags.StringLiteral, { type: 'string' }],
  [ts.TypeFlags.Number, { type: 'number' }],
  [ts.TypeFlags.Boolean | ts.TypeFlags.BooleanLiteral, { type: 'boolean' }],
  [ts.TypeFlags.Null, { type: 'null' }],
];

function schemaOf(checker, type, within = []) {
  if (type.isStringLiteral() || type.isNumberLiteral()) return { enum: [type.value] };
  const primitive = PRIMITIVES.find(([flags]) => type.flags & flags);
  if (primitive) return primitive[1];
  // A type that holds itself, or anything at all.
  if (within.includes(type) || type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return {};
  const inside = (each) => schemaOf(checker, each, [...within, type]);
  if (type.isUnion()) return unionOf(type.types.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined)).map(inside));
  if (type.isIntersection()) {
    // A branded text or number.
    const base = type.types.map((each) => PRIMITIVES.find(([flags]) => each.flags & flags)).find(Boolean);
    if (base) return base[1];
  }
  if (checker.isTupleType(type) || checker.isArrayType(type))
    return { type: 'array', items: unionOf(checker.getTypeArguments(type).map(inside)) };
  return objectOf(checker, type, inside);
}

function objectOf(checker, type, inside) {
  const properties = checker.getPropertiesOfType(type);
  const names = properties.map(({ name }) => name).sort();
  const required = names.filter((name) => {
    const property = properties.find((each) => each.name === name);
    return !(property.flags & ts.SymbolFlags.Optional);
  });
  const index = checker.getIndexInfoOfType(type, ts.IndexKind.String);
  return {
    type: 'object',
    ...(names.length > 0 && {
      properties: Object.fromEntries(
        names.map((name) => [name, inside(checker.getTypeOfSymbol(properties.find((each) => each.name === name)))]),
      ),
    }),
    ...(required.length > 0 && { required }),
    ...(index && { additionalProperties: inside(index.type) }),
  };
}

/** The compiler keeps no order among the members of a union: sorted, so that the same types give the same schema. */
function unionOf(schemas) {
  const values = schemas.flatMap((each) => each.enum ?? []);
  const others = schemas.filter((each) => each.enum === undefined);
  const all = [
    ...(values.length > 0 ? [{ enum: [...new Set(values)].sort() }] : []),
    ...new Map(others.map((each) => [JSON.stringify(each), each])).values(),
  ].sort((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b), 'en'));
  return all.length === 1 ? all[0] : { anyOf: all };
}
