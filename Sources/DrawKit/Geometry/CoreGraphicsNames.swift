public import Foundation

// Core Graphics names that are also available in Swift on Apple platforms.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The point (0, 0). For source compatibility only; use `CGPoint.zero`.
public let CGPointZero = CGPoint.zero

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The size 0 by 0. For source compatibility only; use `CGSize.zero`.
public let CGSizeZero = CGSize.zero

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The empty rectangle at (0, 0). For source compatibility only; use `CGRect.zero`.
public let CGRectZero = CGRect.zero
