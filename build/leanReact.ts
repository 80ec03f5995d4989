// Leaves out of react-dom what no part of this site asks for: transitions between views, fragments with a ref, lists that reveal their parts by turns, and which components an exception came through.
import type { Plugin } from "vite";

/** Only what a `ViewTransition` drew ever comes to these with something to do. */
const viewTransitions = [
  "getViewTransitionName",
  "getViewTransitionClassName",
  "trackEnterViewTransitions",
  "pushViewTransitionCancelableScope",
  "applyViewTransitionToHostInstances",
  "applyViewTransitionToHostInstancesRecursive",
  "restoreViewTransitionOnHostInstances",
  "commitAppearingPairViewTransitions",
  "commitEnterViewTransitions",
  "commitDeletedPairViewTransitions",
  "commitExitViewTransitions",
  "commitNestedViewTransitions",
  "restorePairedViewTransitions",
  "restoreEnterOrExitViewTransitions",
  "restoreNestedViewTransitions",
  "measureViewTransitionHostInstancesRecursive",
  "measureNestedViewTransitions",
  "recursivelyTraverseAfterMutationEffects",
  "commitAfterMutationEffectsOnFiber",
  "flushAfterMutationEffects",
  "scheduleViewTransitionEvent",
  "reportViewTransitionError",
  "applyViewTransitionName",
  "restoreViewTransitionName",
  "measureInstance",
  "startViewTransition",
  "ViewTransitionPseudoElement",
  "createViewTransitionInstance",
];

/** Only a `Fragment` that has a ref needs these. */
const fragmentRefs = [
  "commitNewChildToFragmentInstances",
  "commitFragmentInstanceInsertionEffects",
  "commitFragmentInstanceDeletionEffects",
  "commitNewChildToFragmentInstance",
  "deleteChildFromFragmentInstance",
  "validateDocumentPositionWithFiberTree",
];

/** React itself gives nobody a `SuspenseList` yet. */
const suspenseLists = ["updateSuspenseListComponent", "initSuspenseListRenderState"];

/** Told beside an exception to whoever asks for it: an exception's own stack says where it was. */
const componentStacks = [
  "describeBuiltInComponentFrame",
  "describeNativeComponentFrame",
  "describeFiber",
  "getStackByFiberInDevAndProd",
];

const methods =
  /^(?:ViewTransitionPseudoElement|FragmentInstance)\.prototype\.\w+ = function \(.*?\n\};\n/gms;

function withoutBody(code: string, name: string): string {
  const written = new RegExp(`^function ${name}\\(.*?\\) \\{\\n.*?\\n\\}$`, "ms");
  if (!written.test(code)) throw new Error(`react-dom has no ${name} where it was`);
  return code.replace(written, `function ${name}() {}`);
}

/** Throws where react-dom is not written as it was: then this has to be looked at anew. */
export function lean(code: string): string {
  const all = [...viewTransitions, ...fragmentRefs, ...suspenseLists, ...componentStacks];
  return all.reduce(withoutBody, code).replace(methods, "");
}

export const leanReact = (): Plugin => ({
  name: "loamstead:lean-react",
  transform: {
    filter: { id: /[\\/]react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/ },
    handler: (code) => ({ code: lean(code), map: null }),
  },
});
