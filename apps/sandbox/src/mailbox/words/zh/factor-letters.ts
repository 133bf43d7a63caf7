import type { SomeLetters } from "../words.ts";

/** The e-mails about two-step sign-in, recovery codes and passkeys. */
export const factorLetters = {
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
