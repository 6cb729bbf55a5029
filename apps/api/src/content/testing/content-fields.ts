import type { RoleFields } from '../../testing/role-fields';

const EVERYBODY = 'stranger customer partner admin adminOfCustomers adminOfReplay adminOfPayments superAdmin';

export const CONTENT_FIELDS: Readonly<Record<string, RoleFields>> = {
  'content.page': {
    readers: EVERYBODY,
    fields: [
      '[].attributes.compare.content',
      '[].attributes.compare.heading',
      '[].attributes.compare.image.alternativeText',
      '[].attributes.compare.image.drawing',
      '[].attributes.compare.linkText',
      '[].attributes.content',
      '[].attributes.features[].content',
      '[].attributes.features[].heading',
      '[].attributes.heading',
      '[].attributes.intro.content',
      '[].attributes.intro.heading',
      '[].attributes.intro.links[].address',
      '[].attributes.intro.links[].text',
      '[].attributes.partnerHeading',
      '[].attributes.partnerText',
      '[].attributes.plans.heading',
      '[].attributes.plans.plans[].badge',
      '[].attributes.plans.plans[].content',
      '[].attributes.plans.plans[].heading',
      '[].attributes.plans.plans[].linkText',
      '[].attributes.plans.plans[].period',
      '[].attributes.plans.plans[].plan',
      '[].attributes.plans.plans[].price',
      '[].attributes.signupNote',
      '[].attributes.signupText',
      '[].attributes.videoText',
      '[].id',
    ],
  },
};
