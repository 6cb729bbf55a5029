import type { Admin } from 'kafkajs';
import { ConfigResourceTypes } from 'kafkajs';

export interface EventTopic {
  readonly name: string;
  /** Set once: with another number, events of one customer would stand in two partitions. */
  readonly partitions: number;
  /** On how many brokers each partition is kept. */
  readonly replication: number;
  readonly retentionDays: number;
}

const DAY_MS = 86_400_000;

/** The largest batch that the topic takes; one event may be as large. */
const LARGEST_BATCH = 8 * 1_048_576;

/**
 * How the topic keeps events. Kept time counts from when the broker has them, so that an old event that is published
 * now is kept as long as others; a file is closed after a day at the latest, because only closed files are removed.
 */
const settingsOf = ({ replication, retentionDays }: EventTopic): Readonly<Record<string, string>> => ({
  'cleanup.policy': 'delete',
  'retention.ms': String(retentionDays * DAY_MS),
  'segment.ms': String(DAY_MS),
  'message.timestamp.type': 'LogAppendTime',
  'max.message.bytes': String(LARGEST_BATCH),
  'min.insync.replicas': String(Math.max(1, replication - 1)),
});

/** Makes the topic where it is not there, and sets on one that is what it is not set to. */
export async function ensureTopic(admin: Admin, topic: EventTopic): Promise<void> {
  const { name, partitions, replication } = topic;
  const settings = settingsOf(topic);
  const made =
    !(await admin.listTopics()).includes(name) &&
    (await admin.createTopics({
      topics: [
        {
          topic: name,
          numPartitions: partitions,
          replicationFactor: replication,
          configEntries: Object.entries(settings).map(([key, value]) => ({ name: key, value })),
        },
      ],
    }));
  const { topics } = await admin.fetchTopicMetadata({ topics: [name] });
  const found = topics[0]?.partitions.length ?? 0;
  if (found !== partitions)
    throw new Error(`the topic ${name} has ${found} partitions, the configuration says ${partitions}`);
  if (!made) await keepSettings(admin, name, settings);
}

/** How a topic is set now, by the names of the settings. */
export async function topicSettings(
  admin: Admin,
  name: string,
  configNames: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { resources } = await admin.describeConfigs({
    includeSynonyms: false,
    resources: [{ type: ConfigResourceTypes.TOPIC, name, configNames: [...configNames] }],
  });
  return new Map(resources[0]?.configEntries.map(({ configName, configValue }) => [configName, configValue]));
}

async function keepSettings(admin: Admin, name: string, settings: Readonly<Record<string, string>>): Promise<void> {
  const set = await topicSettings(admin, name, Object.keys(settings));
  if (Object.entries(settings).every(([key, value]) => set.get(key) === value)) return;
  const configEntries = Object.entries(settings).map(([key, value]) => ({ name: key, value }));
  await admin.alterConfigs({
    validateOnly: false,
    resources: [{ type: ConfigResourceTypes.TOPIC, name, configEntries }],
  });
}
