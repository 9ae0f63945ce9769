package import Foundation

/// A decoder for posts in untrusted JSON.
package enum FeedDecoder {
    /// Returns the posts in `data`, truncated to the limits in `FeedLimits`. Calls `report` with a message for each
    /// picture that is left out, and with one message if posts are left out. Throws an error that says what is wrong
    /// with the data and, if known, where.
    package static func posts(
        in data: Data, report: (String) -> Void = { _ in }
    ) throws(FeedError) -> [Post] {
        if let excess = data.withUnsafeBytes(JSONMeasure.excess) {
            throw FeedError(message: "The feed has an unexpected format: \(excess).", advice: "Check the JSON.")
        }
        do {
            return bounded(try JSONDecoder().decode(Feed.self, from: data).posts, report: report)
        } catch let error as DecodingError {
            throw FeedError(
                message: "The feed has an unexpected format: \(explain(error, in: data)).", advice: "Check the JSON.")
        } catch {
            throw FeedError(
                message: "The feed can't be read: \(error.localizedDescription).", advice: "Check the JSON.")
        }
    }

    // MARK: Private

    private static func bounded(_ posts: [Post], report: (String) -> Void) -> [Post] {
        var remaining = FeedLimits.allTexts
        var taken: [Post] = []
        for (index, post) in posts.prefix(FeedLimits.posts).enumerated() {
            var post = post
            post.text = cut(post.text, to: FeedLimits.text)
            remaining -= post.text.unicodeScalars.count
            guard remaining >= 0 else { break }
            post.time = cut(post.time, to: FeedLimits.name)
            post.author.name = cut(post.author.name, to: FeedLimits.name)
            post.author.handle = cut(post.author.handle, to: FeedLimits.name)
            for location in [\Post.picture, \Post.author.avatar] {
                guard let text = post[keyPath: location] else { continue }
                if text.isEmpty {
                    let name = location == \Post.picture ? "picture" : "author.avatar"
                    report("posts[\(index)].\(name) has no name: it is left out")
                } else if text.utf8.count > FeedLimits.locationBytes {
                    report(
                        "posts[\(index)] names a picture in more than \(FeedLimits.locationBytes) bytes: it is left out"
                    )
                } else {
                    continue
                }
                post[keyPath: location] = nil
            }
            taken.append(post)
        }
        if taken.count < posts.count {
            report("the feed has \(posts.count) posts, or more text than is shown: the first \(taken.count) are shown")
        }
        return taken
    }

    /// Returns the first `limit` scalars of `text`, followed by an ellipsis if there are more. Control characters other
    /// than line feeds and tabs are replaced by U+FFFD. The limit counts scalars, because one character may consist of
    /// millions of them.
    private static func cut(_ text: String, to limit: Int) -> String {
        var scalars = String.UnicodeScalarView()
        for scalar in text.unicodeScalars.prefix(limit) {
            let isControl = scalar.properties.generalCategory == .control && scalar != "\n" && scalar != "\t"
            scalars.append(isControl ? "\u{FFFD}" : scalar)
        }
        let isTruncated = text.unicodeScalars.dropFirst(limit).first != nil
        return isTruncated ? String(scalars) + "…" : String(scalars)
    }

    private static func explain(_ error: DecodingError, in data: Data) -> String {
        func location(_ path: [any CodingKey], _ last: (any CodingKey)? = nil) -> String {
            let names = (path + [last].compactMap { $0 }).map { key in
                key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)"
            }
            let joined = names.joined()
            if joined.isEmpty { return "the feed" }
            return joined.hasPrefix(".") ? String(joined.dropFirst()) : joined
        }
        switch error {
        case .keyNotFound(let key, let context): return "\(location(context.codingPath, key)) is missing"
        case .valueNotFound(_, let context): return "\(location(context.codingPath)) is null"
        case .typeMismatch(let type, let context): return "\(location(context.codingPath)) is not \(kind(type))"
        case .dataCorrupted(let context):
            if context.codingPath.isEmpty {
                return "it is not valid JSON" + (JSONFault.location(in: data).map { ", \($0)" } ?? "")
            }
            return "\(location(context.codingPath)) is not a whole number from \(Int.min) to \(Int.max)"
        @unknown default: return error.localizedDescription
        }
    }

    /// Returns a description, such as "a number", of the JSON value from which `type` is decoded.
    private static func kind(_ type: any Any.Type) -> String {
        switch type {
        case is [Any].Type: "a list"
        case is [String: Any].Type: "an object"
        case is String.Type: "a text"
        case is Bool.Type: "true or false"
        case is any Numeric.Type: "a number"
        default: "of the expected type"
        }
    }
}
