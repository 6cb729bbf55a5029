/** Which roles a route that reads answers, and with which fields; lists by their entries' fields. */
export interface RoleFields {
  readonly readers: string;
  readonly fields: readonly string[];
}
