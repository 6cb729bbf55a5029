/** Words of running text; the signs of Markdown and lone symbols do not count. */
export const wordsOf = (text) => text.match(/[\p{L}\p{N}][\p{L}\p{N}_'’.,%/-]*/gu) ?? [];
