export interface Attribute {
  readonly type?: unknown;
  readonly component?: unknown;
  readonly repeatable?: unknown;
}

/** As much of a schema file of Strapi as its answers depend on. */
export interface Schema {
  readonly kind?: string;
  readonly attributes: Readonly<Record<string, Attribute>>;
}

export interface Schemas {
  /** By the address below `/api`. */
  readonly types: ReadonlyMap<string, Schema>;
  readonly components: ReadonlyMap<string, Schema>;
}

export const componentOf = ({ component }: Attribute, { components }: Schemas): Schema | undefined =>
  typeof component === 'string' ? components.get(component.replace(/^.*\./, '')) : undefined;

/** What Strapi leaves out of an answer unless it is asked for. */
export const isNested = ({ type }: Attribute): boolean => type === 'component' || type === 'media';
