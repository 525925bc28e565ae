import type { Metrics } from "./metrics.ts";
import type { ProcessFigures } from "./process_figures.ts";

/**
 * Tells what the system knows of this process, under the names that Prometheus' clients share.
 *
 * @param measure who may read it: the launcher, since `/proc` is closed to a role process
 */
export function watchProcess(metrics: Metrics, measure: () => Promise<ProcessFigures | null>): void {
  const open = metrics.gauge("process_open_fds", "Number of open file descriptors.");
  const most = metrics.gauge("process_max_fds", "Maximum number of open file descriptors.");
  const virtual = metrics.gauge("process_virtual_memory_bytes", "Virtual memory size in bytes.");
  const heap = metrics.gauge("process_heap_bytes", "Process heap size in bytes.");
  metrics.onRead(async () => {
    const figures = await measure();
    if (figures === null) return;
    open.set(figures.openFds);
    most.set(figures.maxFds ?? Infinity);
    virtual.set(figures.virtualBytes);
    heap.set(figures.heapBytes);
  });
}
