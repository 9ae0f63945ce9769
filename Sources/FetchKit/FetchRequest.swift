package import Foundation

/// One thing to fetch.
package struct FetchRequest: Sendable {
    package var address: WebAddress
    /// Seconds that the request may take as a whole, from when it is sent; waiting for a free
    /// connection does not count.
    package var deadline: TimeInterval
    /// The most bytes that are taken, after decoding.
    package var byteLimit: Int
    /// What the address itself may be. A redirect reaches the internet, and what the server that sent it is.
    package var reach: Reach

    package init(_ address: WebAddress, deadline: TimeInterval, byteLimit: Int, reach: Reach) {
        self.address = address
        self.deadline = deadline
        self.byteLimit = byteLimit
        self.reach = reach
    }
}

/// What came. Its bytes count as held by the fetcher until it is freed.
package final class FetchedDocument: Sendable {
    package let data: Data
    /// Where it came from in the end, after redirects.
    package let address: WebAddress
    /// How far the address reaches that it came from.
    package let scope: AddressScope
    private let mailbox: Mailbox

    init(data: Data, address: WebAddress, scope: AddressScope, mailbox: Mailbox) {
        self.data = data
        self.address = address
        self.scope = scope
        self.mailbox = mailbox
    }

    deinit {
        mailbox.post(.freed(bytes: data.count))
    }
}
