import type { DrawingUse } from "./line_drafts.ts";
import { coolantPump } from "./sheets/coolant_pump.ts";
import { doorLock } from "./sheets/door_lock.ts";
import { driveMotor } from "./sheets/drive_motor.ts";
import { frontBrake } from "./sheets/front_brake.ts";
import { frontStrut } from "./sheets/front_strut.ts";
import { headlamp } from "./sheets/headlamp.ts";
import { hvBattery } from "./sheets/hv_battery.ts";
import { rearBrake } from "./sheets/rear_brake.ts";
import { wheelAndHub } from "./sheets/wheel_and_hub.ts";
import { wiper } from "./sheets/wiper.ts";

/**
 * Which drawing serves which figures: one entry for each drawing of demo/figures. The entry's file lists the figures
 * (group and number), for which series they are, and what stands behind each part of the drawing.
 */
export const DRAWING_USES: readonly DrawingUse[] = [
  frontBrake,
  rearBrake,
  driveMotor,
  hvBattery,
  frontStrut,
  wheelAndHub,
  coolantPump,
  headlamp,
  doorLock,
  wiper,
];
