/**
 * Every package the kit needs, in one place and nowhere else: whoever does not import the kit (the portal)
 * never fetches them. The solid modeller (LGPL 2.1) is used unmodified.
 */
export { default as loadOpenCascade } from "npm:replicad-opencascadejs@1.1.0";
export * as replicad from "npm:replicad@1.1.0";
export type { Drawing, Edge, Point2D, Shape3D } from "npm:replicad@1.1.0";
export { default as loadManifold } from "npm:manifold-3d@3.5.4";
export { Document, Logger, type Mesh as GltfMesh, NodeIO } from "npm:@gltf-transform/core@4.5.1";
export { KHRMeshQuantization } from "npm:@gltf-transform/extensions@4.5.1";
export { quantize, simplify, weld } from "npm:@gltf-transform/functions@4.5.1";
export { MeshoptSimplifier } from "npm:meshoptimizer@1.3.0";
