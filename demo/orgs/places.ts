/** Sales areas: code, country, names. */
export const AREAS = [
  ["CN-E", "CN", "华东大区", "East China"],
  ["CN-S", "CN", "华南大区", "South China"],
  ["CN-N", "CN", "华北大区", "North China"],
  ["CN-C", "CN", "华中大区", "Central China"],
  ["CN-SW", "CN", "西南大区", "South-West China"],
  ["CN-NW", "CN", "西北大区", "North-West China"],
  ["CN-NE", "CN", "东北大区", "North-East China"],
  ["DE-S", "DE", "德国南部", "Germany South"],
  ["DE-N", "DE", "德国北部", "Germany North"],
  ["FR-1", "FR", "法国", "France"],
  ["BR-1", "BR", "巴西", "Brazil"],
  ["TH-1", "TH", "泰国", "Thailand"],
] as const;

/** Regions: code, area, names. */
export const REGIONS = [
  ["CN-E-1", "CN-E", "沪苏区域", "Shanghai and Jiangsu"],
  ["CN-E-2", "CN-E", "浙闽区域", "Zhejiang and Fujian"],
  ["CN-E-3", "CN-E", "山东区域", "Shandong"],
  ["CN-S-1", "CN-S", "广东区域", "Guangdong"],
  ["CN-S-2", "CN-S", "桂琼区域", "Guangxi and Hainan"],
  ["CN-N-1", "CN-N", "京津区域", "Beijing and Tianjin"],
  ["CN-N-2", "CN-N", "冀晋蒙区域", "Hebei, Shanxi and Inner Mongolia"],
  ["CN-C-1", "CN-C", "两湖区域", "Hubei and Hunan"],
  ["CN-C-2", "CN-C", "河南区域", "Henan"],
  ["CN-SW-1", "CN-SW", "川渝区域", "Sichuan and Chongqing"],
  ["CN-SW-2", "CN-SW", "云贵区域", "Yunnan and Guizhou"],
  ["CN-NW-1", "CN-NW", "陕甘区域", "Shaanxi and Gansu"],
  ["CN-NE-1", "CN-NE", "辽吉黑区域", "Liaoning, Jilin and Heilongjiang"],
  ["DE-S-1", "DE-S", "巴伐利亚", "Bavaria"],
  ["DE-N-1", "DE-N", "汉堡及周边", "Hamburg and around"],
  ["FR-1-1", "FR-1", "罗讷-阿尔卑斯", "Rhône-Alpes"],
  ["BR-1-1", "BR-1", "圣保罗州", "State of São Paulo"],
  ["TH-1-1", "TH-1", "曼谷都会区", "Greater Bangkok"],
] as const;

/** Codes of China's administrative divisions (GB/T 2260): code, the one above, names. */
export const PROVINCES = [
  ["110000", null, "北京市", "Beijing"],
  ["210000", null, "辽宁省", "Liaoning"],
  ["310000", null, "上海市", "Shanghai"],
  ["320000", null, "江苏省", "Jiangsu"],
  ["330000", null, "浙江省", "Zhejiang"],
  ["420000", null, "湖北省", "Hubei"],
  ["440000", null, "广东省", "Guangdong"],
  ["510000", null, "四川省", "Sichuan"],
  ["610000", null, "陕西省", "Shaanxi"],
] as const;

export const CITIES = [
  ["110100", "110000", "北京市辖区", "Beijing municipal districts"],
  ["210100", "210000", "沈阳市", "Shenyang"],
  ["210200", "210000", "大连市", "Dalian"],
  ["310100", "310000", "上海市辖区", "Shanghai municipal districts"],
  ["320100", "320000", "南京市", "Nanjing"],
  ["320500", "320000", "苏州市", "Suzhou"],
  ["330100", "330000", "杭州市", "Hangzhou"],
  ["330200", "330000", "宁波市", "Ningbo"],
  ["420100", "420000", "武汉市", "Wuhan"],
  ["440100", "440000", "广州市", "Guangzhou"],
  ["440300", "440000", "深圳市", "Shenzhen"],
  ["510100", "510000", "成都市", "Chengdu"],
  ["610100", "610000", "西安市", "Xi'an"],
] as const;

export const DISTRICTS = [
  ["110105", "110100", "朝阳区", "Chaoyang"],
  ["110108", "110100", "海淀区", "Haidian"],
  ["210102", "210100", "和平区", "Heping"],
  ["210211", "210200", "甘井子区", "Ganjingzi"],
  ["310104", "310100", "徐汇区", "Xuhui"],
  ["310112", "310100", "闵行区", "Minhang"],
  ["310115", "310100", "浦东新区", "Pudong New Area"],
  ["320105", "320100", "建邺区", "Jianye"],
  ["320571", "320500", "苏州工业园区", "Suzhou Industrial Park"],
  ["330108", "330100", "滨江区", "Binjiang"],
  ["330212", "330200", "鄞州区", "Yinzhou"],
  ["420106", "420100", "武昌区", "Wuchang"],
  ["440106", "440100", "天河区", "Tianhe"],
  ["440113", "440100", "番禺区", "Panyu"],
  ["440305", "440300", "南山区", "Nanshan"],
  ["440307", "440300", "龙岗区", "Longgang"],
  ["510107", "510100", "武侯区", "Wuhou"],
  ["510112", "510100", "龙泉驿区", "Longquanyi"],
  ["610113", "610100", "雁塔区", "Yanta"],
] as const;
