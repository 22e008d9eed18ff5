// SPDX-License-Identifier: MIT
//
// Uses of the parts that compile, and such that must not.

import { GridNorthError, load, loadSync, type MGRSPart, type UTMPosition } from "gridnorth/mgrs";
import { load as loadInline, loadSync as loadSyncInline } from "gridnorth/mgrs/inline";
import { load as loadMotion } from "gridnorth/motion";

export async function use(bytes: Uint8Array): Promise<UTMPosition> {
  const part: MGRSPart = await load("mgrs.wasm");
  const motion = await loadMotion();
  const other: MGRSPart[] = [loadSync(bytes), loadSyncInline(), loadSyncInline(bytes), await loadInline()];
  // @ts-expect-error A part has the functions of its subjects alone.
  other[0].geodesicInverse;
  // @ts-expect-error Without a module inside, an argument is needed.
  loadSync();
  const fences = new motion.FenceSet([]);
  if (fences.holding({ latitude: 0, longitude: 0 }).length > 0) throw new GridNorthError("GN_ERROR_COUNT", 103, "");
  return part.utmForward({ latitude: 48, longitude: 2 });
}
