// @ts-self-types="./icon_nodes.d.ts"
// A module of JavaScript, whose types are told beside it: inferring them from 800 KB doubles the work of every type check.
import nodes from "lucide-static/icon-nodes.json" with { type: "json" };

export default nodes;
