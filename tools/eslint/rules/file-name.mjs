import { basename } from 'node:path';

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
const VAGUE = /(^|[-.])(utils?|helpers?|common|shared|manager|misc)(\.|$)/;

/** Files are named in kebab-case after what they are. */
export const fileNameRule = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      kebab: '{{name}} is not kebab-case.',
      vague: '{{name}} says nothing about its role.',
    },
  },
  create(context) {
    const name = basename(context.filename);
    return {
      Program(node) {
        if (!KEBAB.test(name)) context.report({ node, messageId: 'kebab', data: { name } });
        if (VAGUE.test(name)) context.report({ node, messageId: 'vague', data: { name } });
      },
    };
  },
};
