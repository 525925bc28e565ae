import { z } from "zod";
import { VIN } from "@/kernel/vin.ts";

/** Members that stand in events of many kinds. Codes and numbers only: no event holds the name or mail address of a person. */

/** Row id of the database. */
export const rowId = z.int().positive();

/** Version of the aggregate after the change, from 1. */
export const version = z.int().positive();

/** A code of a register: store, series, brand, fault and so on. */
export const code = z.string().min(1).max(60);

/** Account code of the person who acted or is meant; who that is, only the portal knows. */
export const userCode = z.string().min(1).max(60);

/** As it is stored. */
export const vin = z.string().regex(VIN);

/** Moment in UTC (RFC 3339). */
export const moment = z.iso.datetime();

/** Day (RFC 3339 full-date). */
export const day = z.iso.date();

/** Decimal as text, such as '281.90': no rounding on the way. */
export const amount = z.string().regex(/^-?\d+(\.\d+)?$/);

/** Currency of ISO 4217. */
export const currency = z.string().regex(/^[A-Z]{3}$/);

/** One of the portal's sixteen languages, such as `zh_CN`. */
export const langCode = z.string().min(2).max(5);

/** Key of a sentence in the portal's text catalogue, such as `file-type`. */
export const textKey = z.string().min(1).max(120);
