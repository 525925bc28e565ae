import { goBuild } from "./go_build.ts";

/** Holds Kubernetes manifests against the schemas of their kinds. */
export function kubeconform(): Promise<{ path: string } | { skipped: string }> {
  return goBuild({
    name: "kubeconform",
    version: "v0.8.0",
    module: "github.com/yannh/kubeconform/cmd/kubeconform",
    variable: "KUBECONFORM",
  });
}
