public import Foundation

// Names that files get with `import Foundation` or `import UIKit` on Apple platforms but not on Linux. A file that also
// imports Dispatch or Glibc, which have some of them, compiles without ambiguity.

/// A duration in seconds.
public typealias CFTimeInterval = TimeInterval

/// The Objective-C name of `Int`. For source compatibility only; use `Int`.
public typealias NSInteger = Int

/// The Objective-C name of `UInt`. For source compatibility only; use `UInt`.
public typealias NSUInteger = UInt

/// The Core Foundation name of `String`. For source compatibility only; use `String`.
public typealias CFString = String

/// A time in seconds since the start of 2001.
public typealias CFAbsoluteTime = TimeInterval

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the current calendar time in seconds since the start of 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The largest `Float`. An animation with this `repeatCount` never ends in practice. For source compatibility only; use
/// `Float.infinity`.
public let HUGE = Float.greatestFiniteMagnitude

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The largest `Float`.
public let MAXFLOAT = Float.greatestFiniteMagnitude

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `true` as an `NSNumber`. For source compatibility only; use `true`.
public let kCFBooleanTrue = NSNumber(value: true)

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `false` as an `NSNumber`. For source compatibility only; use `false`.
public let kCFBooleanFalse = NSNumber(value: false)

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
