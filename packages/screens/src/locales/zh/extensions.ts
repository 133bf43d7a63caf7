import type { ExtensionTranslations } from "../catalogue.ts";
import { bell } from "./bell.ts";
import { cancel } from "./cancel.ts";
import { deletion } from "./deletion.ts";
import { freeze } from "./freeze.ts";
import { inbox } from "./inbox.ts";
import { kycCapture } from "./kyc-capture.ts";
import { kycPhoto } from "./kyc-photo.ts";
import { kycResubmission } from "./kyc-resubmission.ts";
import { limits } from "./limits.ts";
import { passkeys } from "./passkeys.ts";
import { notes } from "./notes.ts";
import { payees } from "./payees.ts";
import { privacy } from "./privacy.ts";
import { repeat } from "./repeat.ts";
import { rest } from "./rest.ts";
import { secondFactor } from "./second-factor.ts";
import { security } from "./security.ts";
import { statement } from "./statement.ts";
import { thread } from "./thread.ts";

/** The messages of the extensions, which load with the first screen of one. */
export const extensions: ExtensionTranslations = {
  refusals: {
    1101: "请输入身份验证器应用中的验证码。",
    1102: "请使用身份验证器应用中的验证码确认此操作。",
    1105: "验证码错误或已被使用。请等待应用中的下一个验证码。",
    1106: "操作时间过长。请重新登录。",
    1107: "双重验证的当前状态不允许此操作。请刷新页面。",
    1110: "此金额超出您今日或本月的剩余出金额度。",
    1111: "资金暂时无法转出您的账户。这是在您的密码或登录方式更改后对资金的保护。",
    1120: "没有此结单，或其尚未生成。",
    1121: "该期间没有结单：期间尚未结束，或早于您的开户时间。",
    1130: "目前还不能出金至此账户。请在出金设置中保存，或等到其可用为止。",
    1131: "您已保存此账户，或已用此名称保存了另一个账户。",
    1132: "此账户未保存，或已被移除。",
    1140: "没有此对话，或不属于您。",
    1141: "您在短时间内发送了很多消息，请稍后再试。",
    1150: "每天只能申请一份副本。请稍后再试。",
    1151: "没有此副本，或它尚未准备好，或已被删除。",
    1152: "您的账户暂时无法删除：仍有资金或待处理的交易。",
    1160: "此处不接受该通行密钥。请使用其他通行密钥或密码。",
    1161: "您的通行密钥数量已达上限。请移除不再使用的通行密钥。",
    1162: "该通行密钥已被移除。",
    1170: "此备注已在此期间更改。请刷新页面，然后重新填写。",
    1180: "无法从此处继续显示该列表。请重新加载列表。",
    1181: "您在一天内发送了很多文件，请稍后再发送这些文件。",
    1184: "验证码不正确。请输入您电脑上显示的四位数字。",
    1186: "您所在的国家不接受此类证件，请选择其他证件。",
  },
  messages: {
    bell,
    cancel,
    deletion,
    freeze,
    inbox,
    "kyc-capture": kycCapture,
    "kyc-photo": kycPhoto,
    "kyc-resubmission": kycResubmission,
    limits,
    passkeys,
    notes,
    payees,
    privacy,
    repeat,
    rest,
    "second-factor": secondFactor,
    security,
    statement,
    thread,
  },
};
