/** Which roles a route that reads answers, and with which fields; lists by their entries' fields. */
export interface RoleFields {
  readonly readers: string;
  readonly fields: readonly string[];
}

export const EVERYBODY = 'stranger customer partner admin adminOfCustomers adminOfReplay superAdmin';
export const SIGNED_IN = 'customer partner admin adminOfCustomers adminOfReplay superAdmin';
export const STAFF_OF_CUSTOMERS = 'adminOfCustomers superAdmin';
export const READERS_OF_HISTORY = 'adminOfCustomers adminOfReplay superAdmin';
export const REPLAYERS = 'adminOfReplay superAdmin';
