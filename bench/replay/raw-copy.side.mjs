import { rawCopy } from '../log/raw-copy.mjs';
import { serve } from '../machine/serve.mjs';

serve({
  async run({ url, events }) {
    const began = performance.now();
    await rawCopy(url, 'COPY event_store.events TO STDOUT');
    return (events / (performance.now() - began)) * 1000;
  },
});
