import type { DrawingUse } from "./line_drafts.ts";
import { airBox } from "./sheets/air_box.ts";
import { battery12v } from "./sheets/battery_12v.ts";
import { brakeBooster } from "./sheets/brake_booster.ts";
import { chargingInlet } from "./sheets/charging_inlet.ts";
import { climate } from "./sheets/climate.ts";
import { coolantPump } from "./sheets/coolant_pump.ts";
import { cylinderHead } from "./sheets/cylinder_head.ts";
import { dashboard } from "./sheets/dashboard.ts";
import { doorLock } from "./sheets/door_lock.ts";
import { driveMotor } from "./sheets/drive_motor.ts";
import { driveShaft } from "./sheets/drive_shaft.ts";
import { engineBlock } from "./sheets/engine_block.ts";
import { exhaust } from "./sheets/exhaust.ts";
import { frontBody } from "./sheets/front_body.ts";
import { frontBrake } from "./sheets/front_brake.ts";
import { frontBumper } from "./sheets/front_bumper.ts";
import { frontDoor } from "./sheets/front_door.ts";
import { frontSeat } from "./sheets/front_seat.ts";
import { frontStrut } from "./sheets/front_strut.ts";
import { fuelTank } from "./sheets/fuel_tank.ts";
import { gearbox } from "./sheets/gearbox.ts";
import { headlamp } from "./sheets/headlamp.ts";
import { hvBattery } from "./sheets/hv_battery.ts";
import { intake } from "./sheets/intake.ts";
import { onBoardCharger } from "./sheets/on_board_charger.ts";
import { rearAxle } from "./sheets/rear_axle.ts";
import { rearBrake } from "./sheets/rear_brake.ts";
import { reductantTank } from "./sheets/reductant_tank.ts";
import { seatBelt } from "./sheets/seat_belt.ts";
import { sideMirror } from "./sheets/side_mirror.ts";
import { steeringAirbag } from "./sheets/steering_airbag.ts";
import { steeringRack } from "./sheets/steering_rack.ts";
import { tailgate } from "./sheets/tailgate.ts";
import { timingDrive } from "./sheets/timing_drive.ts";
import { wheelAndHub } from "./sheets/wheel_and_hub.ts";
import { windscreen } from "./sheets/windscreen.ts";
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
  chargingInlet,
  cylinderHead,
  fuelTank,
  exhaust,
  driveShaft,
  steeringAirbag,
  seatBelt,
  frontBody,
  frontSeat,
  dashboard,
  battery12v,
  climate,
  airBox,
  steeringRack,
  rearAxle,
  brakeBooster,
  onBoardCharger,
  frontDoor,
  intake,
  frontBumper,
  sideMirror,
  gearbox,
  engineBlock,
  timingDrive,
  tailgate,
  windscreen,
  reductantTank,
];
