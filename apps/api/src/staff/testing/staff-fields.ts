/** Fields of the routes about members of staff, by the roles that read them. */
export const STAFF_FIELDS = {
  'staff.list': {
    readers: 'superAdmin',
    fields: [
      'matching',
      'rows[].created',
      'rows[].email',
      'rows[].id',
      'rows[].invited',
      'rows[].kind',
      'rows[].last_login',
      'rows[].name',
      'rows[].permissions[]',
      'rows[].status',
      'rows[].version',
    ],
  },
  'staff.secondFactorRule': { readers: 'superAdmin', fields: ['membersWithout', 'required'] },
  'staff.member': {
    readers: 'superAdmin',
    fields: ['created', 'email', 'id', 'invited', 'kind', 'last_login', 'name', 'permissions[]', 'status', 'version'],
  },
};
