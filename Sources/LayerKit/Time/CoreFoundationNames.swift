public import Foundation

// Names that Apple's Foundation brings with it, and Linux's does not.

/// Seconds, as Core Animation calls them.
public typealias CFTimeInterval = TimeInterval

/// Seconds since the first instant of 2001, as Core Foundation calls them.
public typealias CFAbsoluteTime = TimeInterval

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The time of the computer's calendar, in seconds since the first instant of 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The largest number of its type: what an animation that is repeated for ever has as its `repeatCount`.
public let HUGE = Float.greatestFiniteMagnitude

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The largest number of its type.
public let MAXFLOAT = Float.greatestFiniteMagnitude
