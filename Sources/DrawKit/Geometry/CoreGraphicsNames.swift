public import Foundation

// Core Graphics names that are also available in Swift on Apple platforms.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The point (0, 0).
public let CGPointZero = CGPoint.zero

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The size 0 by 0.
public let CGSizeZero = CGSize.zero

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The empty rectangle at (0, 0).
public let CGRectZero = CGRect.zero
