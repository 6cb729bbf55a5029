import { Partitioners } from 'kafkajs';

/** In which of so many partitions a key stands: as Kafka's own Java client has it, so that other clients agree. */
export function partitioning(partitions: number): (key: string) => number {
  const choose = Partitioners.DefaultPartitioner();
  const partitionMetadata = Array.from({ length: partitions }, (_, partitionId) => ({
    ...{ partitionId, leader: 0, partitionErrorCode: 0 },
    ...{ replicas: [], isr: [] },
  }));
  return (key) => choose({ topic: '', partitionMetadata, message: { key, value: null } });
}
