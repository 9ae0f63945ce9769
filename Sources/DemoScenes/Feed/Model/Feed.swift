/// A feed as decoded from JSON.
package struct Feed: Decodable, Sendable {
    package var posts: [Post]
}

/// One entry of a feed.
package struct Post: Decodable, Sendable {
    package var id: String
    package var author: Author
    /// The age of the post as displayed, such as "4 min".
    package var time: String
    package var text: String
    /// The location of the post's picture, relative to the feed; `nil` if there is no picture.
    package var picture: String?
    package var likes: Int
    package var comments: Int

    private enum CodingKeys: CodingKey {
        case id, author, time, text, picture, likes, comments
    }

    /// The author of a post.
    package struct Author: Decodable, Sendable {
        package var name: String
        package var handle: String
        /// The location of the portrait, relative to the feed; `nil` if there is no portrait.
        package var avatar: String?
    }
}

extension Post {
    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        id = try values.decode(String.self, forKey: .id)
        author = try values.decode(Author.self, forKey: .author)
        time = try values.decode(String.self, forKey: .time)
        text = try values.decode(String.self, forKey: .text)
        picture = try values.decodeIfPresent(String.self, forKey: .picture)
        likes = try Self.count(.likes, in: values)
        comments = try Self.count(.comments, in: values)
    }

    /// Decodes a whole number. Unlike the decoder's own error, the error for a number that is too large or has a
    /// fraction includes the location of the number in the feed.
    private static func count(_ key: CodingKeys, in values: KeyedDecodingContainer<CodingKeys>) throws -> Int {
        do {
            return try values.decode(Int.self, forKey: key)
        } catch DecodingError.keyNotFound(let key, let context) {
            throw DecodingError.keyNotFound(key, context)
        } catch DecodingError.valueNotFound(let type, let context) {
            throw DecodingError.valueNotFound(type, context)
        } catch DecodingError.typeMismatch(let type, let context) {
            throw DecodingError.typeMismatch(type, context)
        } catch {
            throw DecodingError.dataCorruptedError(forKey: key, in: values, debugDescription: "not a whole number")
        }
    }
}
