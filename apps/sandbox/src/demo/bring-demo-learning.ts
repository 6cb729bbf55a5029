import type { DemoWorld } from './demo-customer';
import { DemoLearner } from './demo-learner';
import type { DemoLearning } from './demo-learning';
import { ProductClient } from './product-client';

/** Lets one demo customer answer, learn, take quizzes and plan tasks over the public API. */
export async function bringDemoLearning(learning: DemoLearning, world: DemoWorld): Promise<void> {
  const client = new ProductClient(world.productUrl);
  const accountId = await client.signIn(learning.email, world.passwordOf(learning.email));
  await (await DemoLearner.of(client, accountId)).does(learning);
  await client.signOut();
}
