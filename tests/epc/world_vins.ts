import { checkDigitOf } from "@/services/epc/vin.ts";

/**
 * World manufacturer identifiers (ISO 3780) with a vehicle description as their makers write it, places 4 to 9. Place 9 is `#` where the
 * maker gives the check digit; elsewhere it is what the maker puts there: a filler, a digit of the model, the steering.
 */
const MAKERS = `
1C4 Chrysler (USA) RJFAG#
1FA Ford (USA) 6P8CF#
1FT Ford trucks (USA) FW1EF#
1G1 Chevrolet (USA) ZD5ST#
1GC Chevrolet trucks (USA) UKSEC#
1HG Honda (USA) CM8263#
1J4 Jeep (USA) GW48S#
1N4 Nissan (USA) AL3AP#
1VW Volkswagen (Chattanooga) AT7A3#
1XK Kenworth (USA) DDB9X#
2C3 Chrysler (Canada) CDXBG#
2FM Ford (Canada) PK4J9#
2HG Honda (Canada) FC2F5#
2T1 Toyota (Canada) BURHE#
3FA Ford (Mexico) 6P0H7#
3GC General Motors (Mexico) UKREC#
3N1 Nissan (Mexico) AB7AP#
3VW Volkswagen (Mexico) 217AU#
3VW Volkswagen (Mexico, for Europe) ZZZ16Z
4JG Mercedes-Benz (Tuscaloosa) DA5HB#
4S3 Subaru (USA) BMHB6#
4T1 Toyota (USA) BF1FK#
4US BMW (Spartanburg) BU335#
5NP Hyundai (USA) DH4AE#
5UX BMW (Spartanburg) WX7C5#
5YJ Tesla (Fremont) 3E1EA#
7SA Tesla (Austin) YGDEE#
LBV BMW Brilliance KY9107#
LC0 BYD CE4CB#
LE4 Beijing Benz WF3FB#
LFV FAW-Volkswagen 3A23C#
LGX BYD C14DA#
LHG Guangqi Honda CV1636#
LJ1 JAC EEKRS#
LRW Tesla (Shanghai) 3E7EK#
LSJ SAIC MG A24U6#
LSV SAIC Volkswagen AX49B#
LVG GAC Toyota BH40K#
LVS Changan Ford HFFAC#
LVV Chery DB11B#
LYV Volvo (China) XZ1DV#
JF1 Subaru BH5LS5
JHM Honda ES16505
JM1 Mazda BK12F7
JMB Mitsubishi XNCX3A
JN1 Nissan TANT31
JS2 Suzuki ZC82S0
JTD Toyota KN36U8
JTH Lexus BA30G0
KL1 GM Korea TC5DE9
KMH Hyundai BT51DB
KNA Kia FU4A22
MA1 Mahindra TA2HJN
MAL Hyundai (India) A851CL
MNB Ford (Thailand) LMFF80
MR0 Toyota (Thailand) FR22G5
NM0 Ford Otosan XXXTTF
SAL Land Rover LAAA14
SAJ Jaguar AC1129
TMB Skoda ZZZ1Z6
UU1 Dacia KSDAG5
VF1 Renault BM0C0H
VF3 Peugeot 3CRFNC
VSS Seat ZZZ1PZ
WAU Audi ZZZ8KX
WBA BMW PG36010
WDB Mercedes-Benz 2030461
WP0 Porsche ZZZ99Z
WVW Volkswagen ZZZ1KZ
YV1 Volvo MS672X
`;

/** Years of manufacture at place 10, plants at 11, and running numbers. */
const ENDS = ["6W386871", "CB004217", "PX100345"];

/** Three VINs of each of seventy makers, shaped as those give them. */
export function worldVins(): string[] {
  return MAKERS.trim().split("\n").flatMap((line) => {
    const wmi = line.slice(0, 3);
    const described = line.slice(line.lastIndexOf(" ") + 1);
    const places = described.slice(0, described.endsWith("#") ? 5 : 6).padEnd(5, "0");
    return ENDS.map((end) => {
      const open = described.endsWith("#") ? `${wmi}${places}0${end}` : `${wmi}${places}${end}`;
      return described.endsWith("#") ? open.slice(0, 8) + checkDigitOf(open) + open.slice(9) : open;
    });
  });
}
