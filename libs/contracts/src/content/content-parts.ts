import { type ContentPart, flag, line, many, number, one, picture, rich } from './content-field';

export const part = <const Part extends ContentPart>(each: Part): Part => each;

export const link = part({ name: 'link', fields: { text: line, address: line } });

/** A heading over a text. */
export const paragraph = part({ name: 'paragraph', fields: { heading: line, content: rich } });

/** A paragraph with a picture beside it. */
export const feature = part({ name: 'feature', fields: { heading: line, content: rich, image: picture } });

/** The end of a page: the next step, and where to read on. */
export const closing = part({
  name: 'closing',
  fields: { heading: line, content: rich, signupText: line, links: many(link) },
});

export const introduction = part({
  name: 'introduction',
  fields: { heading: line, content: rich, links: many(link) },
});

export const comparison = part({
  name: 'comparison',
  fields: { heading: line, content: rich, linkText: line, image: picture },
});

const plan = part({
  name: 'plan',
  fields: { plan: line, heading: line, badge: line, price: line, period: line, content: rich, linkText: line },
});

export const plans = part({ name: 'plan-list', fields: { heading: line, plans: many(plan) } });

export const member = part({
  name: 'member',
  fields: { name: line, profession: line, icon: picture, account: line },
});

const figures = part({
  name: 'figures',
  fields: {
    heading: line,
    before: number,
    after: number,
    beforeText: line,
    afterText: line,
    result: line,
    resultText: line,
  },
});

export const story = part({
  name: 'story',
  fields: { label: line, company: line, heading: line, content: rich, figures: one(figures) },
});

export const measure = part({
  name: 'measure',
  fields: { heading: line, content: rich, formula: line, example: line },
});

export const businessArea = part({
  name: 'business-area',
  fields: { moduleId: line, heading: line, content: rich },
});

export const answer = part({
  name: 'answer',
  fields: { answerCode: line, answer: line, exclusive: flag },
});
