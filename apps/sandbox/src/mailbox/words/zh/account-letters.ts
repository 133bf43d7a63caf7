import type { SomeLetters } from "../words.ts";

/** The e-mails about an account: its address, password, sign-ins, second factor and identity check. */
export const accountLetters = {
  verifyEmail: {
    subject: "请验证您的邮箱",
    paragraphs: [
      "请确认这是您的邮箱地址。链接在 {hours} 小时内有效。",
      "如果您没有在我们这里开户，请忽略此邮件。",
    ],
    action: "验证我的邮箱",
  },
  verifyEmailFirst: {
    subject: "请验证您的邮箱",
    paragraphs: [
      "有人（可能是您本人）请求设置新密码。请先确认这是您的邮箱地址，链接在 {hours} 小时内有效。确认后，请重新请求设置新密码。",
      "如果不是您本人操作，请忽略此邮件。",
    ],
    action: "验证我的邮箱",
  },
  resetPassword: {
    subject: "设置新密码",
    paragraphs: [
      "有人（可能是您本人）请求设置新密码。链接仅可使用一次，{minutes} 分钟内有效。如果不是您本人操作，请忽略此邮件。",
    ],
    action: "设置新密码",
  },
  passwordChanged: {
    subject: "您的密码已修改",
    paragraphs: ["您账户的密码已修改，其他设备均已退出登录。如果不是您本人操作，请立即重置密码并告知我们。"],
  },
  signInFromNewDevice: {
    subject: "新设备登录",
    paragraphs: [
      "有人（可能是您本人）在您从未使用过的设备上登录了您的账户。",
      "设备：{device}\n地点：{place}\n时间：{time}（UTC）",
      "如果是您本人操作，则无需处理。",
      "如果不是您本人操作，请用下面的链接告知我们。无需登录，链接仅可使用一次，{days} 天内有效。之后所有设备都会退出登录，您的密码将失效，您会收到设置新密码的链接。",
    ],
    action: "这不是我",
  },
  signInReported: {
    subject: "您的账户已锁定：请设置新密码",
    paragraphs: [
      "您告知我们有一次登录不是您本人操作。所有设备均已退出登录，您的密码已失效。",
      "请用下面的链接设置新密码。链接仅可使用一次，{minutes} 分钟内有效；您也可以在登录页面重新获取。",
    ],
    action: "设置新密码",
  },
  phraseChanged: {
    subject: "我们邮件中的短语已修改",
    paragraphs: [
      "有关您账户的每封邮件现在都以您的新短语开头。如果没有，则该邮件并非来自我们。",
      "如果不是您本人修改，请立即设置新密码：有其他人登录了您的账户。",
    ],
    action: "查看您的安全设置",
  },
  phraseRemoved: {
    subject: "我们邮件中的短语已移除",
    paragraphs: [
      "我们的邮件不再包含您的短语。",
      "如果不是您本人移除，请立即设置新密码：有其他人登录了您的账户。",
    ],
    action: "查看您的安全设置",
  },
  staffChanged: {
    subject: "有员工被添加或更改",
    paragraphs: [
      "用户 {by} 添加或更改了员工 {member} 的账户。",
      "在 {wait} 小时内，该员工不能批准需要两人批准的金额。如果您不知道此更改，请立即询问，并取消其角色。",
    ],
    action: "查看员工",
  },
  emailsSwitchedOff: {
    subject: "我们的部分邮件已关闭",
    paragraphs: [
      "您将不再收到有关{movements}的邮件。含验证码的邮件以及有关账户安全的邮件始终会发送。",
      "如果不是您本人关闭，请立即设置新密码：有其他人登录了您的账户。",
    ],
    action: "查看您的通知设置",
  },
  payeeAdded: {
    subject: "已保存一个出金账户",
    paragraphs: [
      "已保存另一个出金账户：{destination}。",
      "如果不是您本人保存，请立即将其移除并设置新密码：有其他人登录了您的账户。",
    ],
    action: "查看已保存的账户",
  },
  dataExportRequested: {
    subject: "有人申请了您的数据副本",
    paragraphs: [
      "有人（可能是您本人）申请了我们存储的有关您的全部数据的副本。可以下载时，我们会再次通知您。",
      "如果不是您本人申请，请立即设置新密码：有其他人登录了您的账户。",
    ],
    action: "查看您的申请",
  },
  dataExportReady: {
    subject: "您的数据副本已准备好",
    paragraphs: [
      "登录后，您可以在 {availableUntil}（UTC）之前下载您的数据副本。此后它将被删除。",
      "其中也包含您的身份证件。请将其保存在他人无法读取的地方。",
      "如果不是您本人申请，请立即设置新密码：有其他人登录了您的账户。",
    ],
    action: "下载副本",
  },
  deletionRequested: {
    subject: "您的账户将被删除",
    paragraphs: [
      "有人（可能是您本人）要求我们删除您的账户。我们将在 {erasableFrom}（UTC）之后删除。在此之前，您可以登录后撤回。",
      "如果不是您本人，请立即撤回并设置新密码：有其他人登录了您的账户。",
    ],
    action: "查看您的申请",
  },
  deletionSoon: {
    subject: "您的账户即将被删除",
    paragraphs: [
      "按照您的要求，我们将在 {erasableFrom}（UTC）之后删除您的账户。在此之前，您可以下载数据副本，或撤回申请。",
    ],
    action: "查看您的申请",
  },
  deletionCancelled: {
    subject: "您的账户将保留",
    paragraphs: ["删除账户的申请已撤回。如果不是您本人撤回，请设置新密码：有其他人登录了您的账户。"],
    action: "查看您的账户",
  },
  deletionRefused: {
    subject: "您的账户未被删除",
    paragraphs: ["我们未执行删除您账户的申请。账户保持不变。"],
    action: "查看您的账户",
  },
  accountDeleted: {
    subject: "您的账户已删除",
    paragraphs: [
      "您的账户已删除，您无法再登录。法律要求我们保存的内容，将在我们此前说明的期限后删除。",
      "这是我们就此事发送的最后一封邮件。",
    ],
  },
  withdrawalSettingsChanged: {
    subject: "您的出金设置已修改",
    paragraphs: ["出金现在将汇至{destination}。如果不是您本人操作，请修改密码并告知我们。"],
  },
  identityApproved: {
    subject: "您的身份已通过验证",
    paragraphs: ["您的身份验证已通过。设置出金账户后，您即可出金，并可转账给其他客户。"],
    action: "打开您的账户",
  },
  identityCancelled: {
    subject: "您的身份验证已取消",
    paragraphs: ["您的身份验证未获通过。您可以在账户中查看接下来可以怎么做。"],
    action: "打开您的账户",
  },
  identityDocumentsRefused: {
    subject: "请重新提交一份证件照片",
    paragraphs: [
      "您身份验证中的一份证件未被接受。您可以在账户中查看是哪一份以及原因，并在那里重新提交。其余内容保持不变。",
    ],
    action: "打开您的账户",
  },
  identityExpiresSoon: {
    subject: "您的身份证件即将到期",
    paragraphs: [
      "我们审核过的身份证件有效期至 {validUntil}。",
      "如果您已有新证件，请联系我们，我们会为您重新开放身份验证。",
    ],
    action: "打开您的账户",
  },
  identityExpired: {
    subject: "您的身份证件已过期",
    paragraphs: [
      "我们审核过的身份证件有效期至 {validUntil}。",
      "请联系我们，我们会重新开放身份验证，以便您提交新证件。",
    ],
    action: "打开您的账户",
  },
  identityReopened: {
    subject: "您的身份验证已重新开放",
    paragraphs: ["您可以再次提交身份验证。账户中会显示原因。"],
    action: "打开您的账户",
  },
  factorAdded: {
    subject: "双重验证已开启",
    paragraphs: [
      "现在登录时需要输入身份验证器应用中的验证码，所有其他设备均已退出登录。",
      "如果不是您本人操作，请立即重置密码并告知我们。",
    ],
    action: "查看账户安全",
  },
  factorRemoved: {
    subject: "双重验证已关闭",
    paragraphs: [
      "登录时不再需要身份验证器应用中的验证码，其他设备已退出登录。",
      "如果不是您本人操作，请立即重置密码并告知我们。",
    ],
    action: "查看账户安全",
  },
  passkeyAdded: {
    subject: "已添加一个通行密钥",
    paragraphs: [
      "您的账户已添加一个通行密钥。使用它登录时无需密码和验证码。",
      "如果不是您本人操作，请立即移除该密钥并设置新密码：有其他人登录了您的账户。",
    ],
    action: "查看您的通行密钥",
  },
  passkeyRemoved: {
    subject: "已移除一个通行密钥",
    paragraphs: [
      "您账户的一个通行密钥已被移除，不能再用于登录。其他设备已退出登录。",
      "如果不是您本人操作，请立即设置新密码并告知我们。",
    ],
    action: "查看您的通行密钥",
  },
  recoveryCodesCreated: {
    subject: "您的恢复码已更换",
    paragraphs: ["您有十个新的恢复码，之前的恢复码已失效。如果不是您本人操作，请立即更改密码并告知我们。"],
    action: "查看账户安全",
  },
  recoveryCodeUsed: {
    subject: "一个恢复码已被使用",
    paragraphs: [
      "有人用恢复码代替了身份验证器应用中的验证码。未使用的恢复码：{left} 个。",
      "如果不是您本人操作，请立即重置密码并告知我们。",
    ],
    action: "查看账户安全",
  },
  signInCodesFailed: {
    subject: "登录时多次输入错误的验证码",
    paragraphs: [
      "有人输入了您的密码，随后输入了五个错误的验证码。没有打开任何会话。",
      "如果不是您本人操作，请立即设置新密码：有人知道您的密码。",
    ],
    action: "查看账户安全",
  },
  factorRemovalAsked: {
    subject: "有人请求关闭您的双重验证",
    paragraphs: [
      "一位知道您密码的人（可能是您本人）因身份验证器应用丢失，请求关闭您的双重验证。我们最早在 {wait} 小时后作出决定。",
      "如果不是您本人操作，请用下面的链接取消该请求，并设置新密码。用验证码登录也会取消该请求。",
    ],
    action: "取消请求",
  },
  factorRemovalCancelled: {
    subject: "双重验证保持开启",
    paragraphs: ["关闭双重验证的请求已取消。如果该请求不是您提出的，请设置新密码：有人知道您的密码。"],
    action: "查看账户安全",
  },
  factorRemovalRejected: {
    subject: "双重验证未被关闭",
    paragraphs: ["我们没有执行关闭双重验证的请求。登录时仍需输入验证码。"],
    action: "查看账户安全",
  },
} satisfies SomeLetters;
